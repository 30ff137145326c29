/* The kitchen floor under the tower: checked lino that fades into the sky. */
import {
  Color,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
  type Scene,
} from 'three';
import type { Palette } from './paper';

const TILE = 9; // cm
const TILES = 44;

export interface Ground {
  remove(): void;
}

export function layGround(scene: Scene, { lino, check, shade }: Palette): Ground {
  const plain = new Mesh(new PlaneGeometry(1400, 1400), new MeshBasicMaterial({ color: lino }));
  plain.position.z = -0.04;
  const tiles = checks(check);
  const shadow = new Mesh(
    new PlaneGeometry(400, 400),
    new ShadowMaterial({ color: new Color(0x1c1b22), opacity: shade }),
  );
  shadow.receiveShadow = true;
  scene.add(plain, tiles, shadow);
  return {
    remove() {
      scene.remove(plain, tiles, shadow);
      for (const { geometry, material } of [plain, tiles, shadow]) {
        geometry.dispose();
        material.dispose();
      }
      tiles.dispose();
    },
  };
}

function checks(colour: string): InstancedMesh<PlaneGeometry, MeshBasicMaterial> {
  const tiles = new InstancedMesh(
    new PlaneGeometry(TILE, TILE),
    new MeshBasicMaterial({ color: colour }),
    (TILES * TILES) / 2,
  );
  let laid = 0;
  for (let row = 0; row < TILES; row++)
    for (let column = row % 2; column < TILES; column += 2) {
      const [x, y] = [(column - TILES / 2 + 0.5) * TILE, (row - TILES / 2 + 0.5) * TILE];
      tiles.setMatrixAt(laid++, new Matrix4().makeTranslation(x, y, -0.02));
    }
  return tiles;
}

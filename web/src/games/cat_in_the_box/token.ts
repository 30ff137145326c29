/** Four colours, four silhouettes, on 24 × 24: cat, fish, cheese, leaf. */

export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPE: Record<Colour, string> = {
  red:
    'M12 6.3C13.3 6.1 14.3 6.2 15.3 6.6L19.5 2.4C20.4 1.7 21.5 2.1 21.6 3.3L22 11' +
    'C22.5 12 22.7 13.2 22.5 14.4C21.7 19 17.4 22 12 22C6.6 22 2.3 19 1.5 14.4C1.3 13.2 1.5 12 2 11' +
    'L2.4 3.3C2.5 2.1 3.6 1.7 4.5 2.4L8.7 6.6C9.7 6.2 10.7 6.1 12 6.3Z',
  blue:
    'M1 12C4.3 6.2 11.2 4.2 17 9.8L21.6 6C22.5 5.4 23.4 6 23.2 7L22 12L23.2 17' +
    'C23.4 18 22.5 18.6 21.6 18L17 14.2C11.2 19.8 4.3 17.8 1 12Z',
  yellow:
    'M2 19.5V14.8L20 4.3C21.3 3.6 22.3 4.5 22.3 5.8V19.5C22.3 20.6 21.6 21.2 20.6 21.2H3.7' +
    'C2.7 21.2 2 20.6 2 19.5Z',
  green:
    'M5.3 22.6C4.5 22.6 3.9 21.7 4.3 21L6.5 17.6C3 12 5.5 3.5 20.6 1.5C21.4 1.4 22 2 21.9 2.8' +
    'C20.8 16 14.3 21.5 8.4 19.3L6.3 22.1C6 22.4 5.7 22.6 5.3 22.6Z',
};

/** The detail carved out of each silhouette. */
export const CUT: Record<Colour, string> = {
  red:
    'M6.2 13.2Q8.2 10.2 10.6 13.6Q8.2 15.6 6.2 13.2Z' +
    ' M17.8 13.2Q15.8 10.2 13.4 13.6Q15.8 15.6 17.8 13.2Z M10.8 16.6H13.2L12 18.2Z',
  blue: 'M5.2 10.8a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z M9.6 8.2Q12.6 12 9.6 15.8Q10.7 12 9.6 8.2Z',
  yellow:
    'M6 17.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0Z' +
    ' M13.8 12.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z' +
    ' M16.4 18.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0Z',
  green:
    'M7.6 16.8Q11 10.8 17.6 5.6Q13.2 11.6 8.6 17.6Z M11.2 12.2Q10.4 9.6 11 7.6Q11.8 9.8 12.2 11Z' +
    ' M12 13.6Q14.8 14 16.8 13.2Q14.8 12.2 13 12.3Z',
};

/** The colours as printed on the emblems, day and night. */
export const HEX: Record<Colour, string> = {
  red: '#BC2C14',
  blue: '#0D4B96',
  yellow: '#F9CF2A',
  green: '#45A283',
};

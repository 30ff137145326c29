/** A picture as an address of its own: the policy of the page allows no other. */
export const addressOf = (picture: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(picture);
  });

/** A photo as an address that an image can show: what staff see needs a token, which an image does not send. */
export async function dataUrlOf(photo: Blob): Promise<string> {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  return `data:image/webp;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

import sharp from 'sharp'

/** A small photo, as a person chooses it from a phone. */
export const photo = async (name = 'tire.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#1b46c2' } })
    .jpeg()
    .toBuffer(),
})

import 'server-only'

/** A photo of a complaint as it is stored; never anything but a picture, and in no cache. */
export const passOnPhoto = ({ body }: Response): Response =>
  new Response(body, {
    headers: { 'content-type': 'image/webp', 'content-security-policy': "default-src 'none'" },
  })

import 'server-only'

/** A photo that a person sent, as it is stored; never anything but a picture, and in no cache unless `cacheControl` says so. */
export const passOnPhoto = ({ body }: Response, cacheControl?: string): Response =>
  new Response(body, {
    headers: {
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'",
      ...(cacheControl !== undefined && { 'cache-control': cacheControl }),
    },
  })

import { buffer } from 'node:stream/consumers'
import { startLoopback } from './loopback'

interface StoredObject {
  bytes: Buffer
  type: string | undefined
  cacheControl: string | undefined
  authorization: string | undefined
}

const NO_SUCH_KEY =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>'

/** What answers PutObject and GetObject as S3 does, with the bucket in the path. `mood` is how it feels today. */
export async function startS3() {
  const objects = new Map<string, StoredObject>()
  const state: { mood: 'well' | 'failing' | 'silent' } = { mood: 'well' }
  const { origin, close } = await startLoopback((request, answer) => {
    const key = new URL(request.url ?? '/', 'http://s3.invalid').pathname
    if (state.mood === 'silent') return
    if (state.mood === 'failing') {
      answer.writeHead(503, { 'content-type': 'application/xml' }).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    if (request.method === 'PUT') {
      void buffer(request).then((bytes) => {
        const { 'content-type': type, 'cache-control': cacheControl, authorization } = request.headers
        objects.set(key, { bytes, type, cacheControl, authorization })
        answer.writeHead(200, { etag: '"1"' }).end()
      })
      return
    }
    const found = objects.get(key)
    if (found) answer.writeHead(200, { 'content-type': found.type }).end(found.bytes)
    else answer.writeHead(404, { 'content-type': 'application/xml' }).end(NO_SUCH_KEY)
  })
  return { origin, close, objects, state }
}

import 'server-only'
import type { S3Client } from '@aws-sdk/client-s3'
import { PICTURE_CACHE, pictureType, type PictureStore } from './picture-store.server'

interface Bucket {
  bucket: string
  region: string
  /** An S3-compatible service; not given: Amazon's. */
  endpoint?: string | undefined
  /** Not given: found as Amazon's tools find them. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

const CONNECT_MS = 3_000
const SILENCE_MS = 5_000
/** How long a whole call may take, tries and all. */
const DEADLINE_MS = 15_000

const keyOf = (name: string) => `pictures/${name}`
const deadline = () => ({ abortSignal: AbortSignal.timeout(DEADLINE_MS) })

/** Pictures as objects below `pictures/` of a bucket. The client is large and is loaded when it is needed. */
export function s3Store(options: Bucket): PictureStore {
  const { bucket: Bucket } = options
  let opened: Promise<S3> | undefined
  const open = () => (opened ??= openClient(options))
  return {
    // What came before one that failed stays: nothing names it, and the next try writes it again.
    async write(files) {
      const { client, PutObjectCommand } = await open()
      for (const { name, bytes } of files) {
        const object = { Body: bytes, ContentType: pictureType(name), CacheControl: PICTURE_CACHE }
        await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), ...object }), deadline())
      }
    },
    async read(name) {
      const { client, GetObjectCommand, NoSuchKey } = await open()
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }), deadline())
        return (await Body?.transformToByteArray()) ?? null
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
  }
}

type S3 = typeof import('@aws-sdk/client-s3') & { client: S3Client }

async function openClient({ region, endpoint, credentials }: Bucket): Promise<S3> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: SILENCE_MS,
      throwOnRequestTimeout: true,
    },
    // Checksums that only Amazon's own service is sure to know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  })
  return { ...s3, client }
}

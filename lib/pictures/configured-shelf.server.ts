import 'server-only'
import { env } from '@/lib/env.server'
import { diskStore } from './disk-store.server'
import { pictureShelf } from './picture-shelf.server'
import { s3Store } from './s3-store.server'

/** A bucket when one is set, else a folder. */
export const configuredShelf = pictureShelf(
  env.S3_BUCKET
    ? s3Store({
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        endpoint: env.S3_ENDPOINT,
        credentials:
          env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
            ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
            : undefined,
      })
    : diskStore(env.PICTURES_DIR),
)

import { connection } from 'next/server'
import { pictureStore } from '@/lib/pictures/configured-store.server'
import { servePicture } from '@/lib/pictures/serve-picture.server'

type Context = { params: Promise<{ name: string }> }

/** A picture that staff uploaded, in one of its sizes. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  return servePicture(pictureStore, (await params).name)
}

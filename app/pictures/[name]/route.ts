import { connection } from 'next/server'
import { configuredShelf } from '@/lib/pictures/configured-shelf.server'
import { servePicture } from '@/lib/pictures/serve-picture.server'

type Context = { params: Promise<{ name: string }> }

/** A picture that staff uploaded, in one of its sizes. */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  await connection()
  const { name } = await params
  return servePicture(configuredShelf, { name, accept: headers.get('accept') })
}

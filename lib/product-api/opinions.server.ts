import 'server-only'
import { ownOpinions } from '@bieznik/contract/endpoints/own-opinions'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import {
  opinionPhotoSchema,
  shownOpinionSchema,
  type OpinionPhoto,
  type RatedLine,
  type ShownOpinion,
} from '@bieznik/contract/care/opinion'
import { callProductApi, streamProductApi } from './client.server'
import { orNull } from './or-null'

/** The opinion that an address names; null: it names none that is shown. */
export async function getShownOpinion(named: unknown): Promise<ShownOpinion | null> {
  const id = idParamSchema.safeParse(named).data
  if (id === undefined) return null
  return orNull(
    callProductApi({ path: `/api/opinions/${id}`, deadline: 'catalogue', reply: shownOpinionSchema }),
  )
}

const PHOTOS = '/api/opinion-photos'

/** Keeps a photo for a day, in which an opinion may name it. */
export async function insertOpinionPhoto(
  bytes: Uint8Array<ArrayBuffer>,
  requestId: string,
): Promise<OpinionPhoto> {
  const file = { type: 'image/webp', bytes }
  const call = { path: PHOTOS, method: 'POST', file, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: opinionPhotoSchema })).data
}

/** A photo of an opinion that is shown. Throws not_found. */
export const readOpinionPhoto = ({ name }: OpinionPhoto): Promise<Response> =>
  streamProductApi({ path: `${PHOTOS}/${name}`, accept: 'image/webp', deadline: 'catalogue' })

/** What was delivered with the order that a signed link leads to. Throws not_found. */
export async function listLinkedLines(link: string): Promise<RatedLine[]> {
  const { method, at: path, reply } = ownOpinions.listLinked
  return (await callProductApi({ method, path, json: { link }, deadline: 'order', reply })).data
}

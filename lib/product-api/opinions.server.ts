import 'server-only'
import { idParamSchema } from '@bieznik/contract/platform/id-param'
import {
  acceptedReportSchema,
  foundOpinionsSchema,
  opinionPhotoSchema,
  ratedLineSchema,
  shownOpinionSchema,
  type AcceptedReport,
  type FoundOpinions,
  type OpinionPhoto,
  type RatedLine,
  type ReportOpinion,
  type ShownOpinion,
  type WriteLinkedOpinion,
  type WriteOpinion,
} from '@bieznik/contract/care/opinion'
import { z } from 'zod'
import { env } from '@/lib/env.server'
import { OPINIONS_PAGE_SIZE, type OpinionsPage } from '@/lib/opinions/opinion-requests'
import { ProblemError } from '@/lib/http/problem-error'
import { callFor, readFor, type OnBehalfOf } from './on-behalf.server'
import { callProductApi, streamProductApi } from './client.server'

const pathOf = (productId: number) => `/api/products/${productId}/opinions`

/** A page of the opinions on a product, with the count and the average of all. */
export async function listProductOpinions(productId: number, which: OpinionsPage): Promise<FoundOpinions> {
  const { data } = await callProductApi({
    path: pathOf(productId),
    query: { ...which, pageSize: OPINIONS_PAGE_SIZE },
    deadline: 'catalogue',
    reply: foundOpinionsSchema,
  })
  return data
}

/** The opinion that an address names; null: it names none that is shown. */
export async function getShownOpinion(named: unknown): Promise<ShownOpinion | null> {
  const id = idParamSchema.safeParse(named).data
  if (id === undefined) return null
  try {
    const path = `/api/opinions/${id}`
    return (await callProductApi({ path, deadline: 'catalogue', reply: shownOpinionSchema })).data
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') return null
    throw error
  }
}

/** Throws not_found. */
export async function reportOpinion(
  id: number,
  json: ReportOpinion,
  requestId: string,
): Promise<AcceptedReport> {
  const path = `/api/opinions/${id}/reports`
  const call = { path, method: 'POST', json, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: acceptedReportSchema })).data
}

const PHOTOS = '/api/opinion-photos'

/** Keeps a photo for a day, in which an opinion may name it. */
export async function keepOpinionPhoto(
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

const ownPath = ({ caller }: OnBehalfOf) =>
  `/api/${env.SHOP_SEGMENT}/people/${encodeURIComponent(caller.uid)}/opinions`

/** What was delivered to the caller, with what they wrote about it. */
export async function listRatedLines(who: OnBehalfOf): Promise<RatedLine[]> {
  return readFor(who, { path: ownPath(who), reply: z.array(ratedLineSchema) })
}

/** Writes the opinion on a line, or edits it. Throws not_found when it is not the caller's, or not delivered. */
export async function writeOpinion(who: OnBehalfOf, lineId: number, json: WriteOpinion): Promise<RatedLine> {
  return readFor(who, { path: `${ownPath(who)}/${lineId}`, method: 'PUT', json, reply: ratedLineSchema })
}

const LINKED = '/api/linked-order/opinions'

/** What was delivered with the order that a signed link leads to. Throws not_found. */
export async function listLinkedLines(link: string, requestId?: string): Promise<RatedLine[]> {
  const call = { path: LINKED, method: 'POST', json: { link }, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: z.array(ratedLineSchema) })).data
}

/** The same as `writeOpinion` by the link to the order. */
export async function writeLinkedOpinion(
  lineId: number,
  json: WriteLinkedOpinion,
  requestId: string,
): Promise<RatedLine> {
  const path = `${LINKED}/${lineId}`
  const call = { path, method: 'PUT', json, requestId, deadline: 'order' } as const
  return (await callProductApi({ ...call, reply: ratedLineSchema })).data
}

/** A photo of an opinion, of a hidden one too. Throws not_found. */
export const readStaffPhoto = (who: OnBehalfOf, id: number, name: string): Promise<Response> =>
  streamProductApi({ ...callFor(who), path: `/api/opinions/${id}/photos/${name}`, accept: 'image/webp' })

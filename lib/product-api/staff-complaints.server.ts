import 'server-only'
import { TOTAL_COUNT_HEADER } from '@bieznik/contract/catalogue-query'
import {
  complaintDetailSchema,
  complaintSchema,
  type AnswerComplaint,
  type ComplaintDetail,
  type ComplaintEntry,
} from '@bieznik/contract/complaint'
import { z } from 'zod'
import { answerTemplates } from '@/lib/admin-complaints/answer-templates.server'
import {
  COMPLAINTS_PAGE_SIZE,
  type ComplaintPage,
  type ComplaintSearch,
  type StaffComplaint,
} from '@/lib/admin-complaints/complaint-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi, streamProductApi } from './client.server'

const PATH = '/api/complaints'

/** All of them, the answer that is due next first; staff only, as everything here. */
export async function listComplaints(
  who: OnBehalfOf,
  { status, page }: ComplaintSearch,
): Promise<ComplaintPage> {
  const { data, headers } = await callProductApi({
    ...callFor(who),
    path: PATH,
    query: { status, page, pageSize: COMPLAINTS_PAGE_SIZE },
    reply: z.array(complaintSchema),
  })
  return { complaints: data, total: Number(headers.get(TOTAL_COUNT_HEADER) ?? data.length) }
}

export async function getStaffComplaint(who: OnBehalfOf, id: number): Promise<StaffComplaint> {
  const { data } = await callProductApi({
    ...callFor(who),
    path: `${PATH}/${id}`,
    reply: complaintDetailSchema,
  })
  const people = await listNames([data.enteredBy, data.answeredBy].filter((uid) => uid !== null))
  return { ...data, people, templates: answerTemplates(data.language) }
}

export const readStaffPhoto = (who: OnBehalfOf, id: number, name: string): Promise<Response> =>
  streamProductApi({ ...callFor(who), path: `${PATH}/${id}/photos/${name}`, accept: 'image/webp' })

export async function enterComplaint(who: OnBehalfOf, json: ComplaintEntry): Promise<ComplaintDetail> {
  const call = { path: `${PATH}/entries`, method: 'POST', json } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: complaintDetailSchema })).data
}

export async function answerComplaint(
  who: OnBehalfOf,
  id: number,
  json: AnswerComplaint,
): Promise<ComplaintDetail> {
  const call = { path: `${PATH}/${id}/answer`, method: 'POST', json } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: complaintDetailSchema })).data
}

export async function matchComplaint(
  who: OnBehalfOf,
  id: number,
  orderId: number | null,
): Promise<ComplaintDetail> {
  const call = { path: `${PATH}/${id}/order`, method: 'PATCH', json: { orderId } } as const
  return (await callProductApi({ ...callFor(who), ...call, reply: complaintDetailSchema })).data
}

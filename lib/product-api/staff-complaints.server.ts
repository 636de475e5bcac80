import 'server-only'
import {
  complaintDetailSchema,
  complaintSchema,
  type AnswerComplaint,
  type ComplaintDetail,
  type ComplaintEntry,
} from '@bieznik/contract/complaint'
import { answerTemplates } from '@/lib/admin-complaints/answer-templates.server'
import {
  COMPLAINTS_PAGE_SIZE,
  type ComplaintPage,
  type ComplaintSearch,
  type StaffComplaint,
} from '@/lib/admin-complaints/complaint-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, listFor, readFor, type OnBehalfOf } from './on-behalf.server'
import { streamProductApi } from './client.server'

const PATH = '/api/complaints'

/** All of them, the answer that is due next first; staff only, as everything here. */
export async function listComplaints(
  who: OnBehalfOf,
  { status, page }: ComplaintSearch,
): Promise<ComplaintPage> {
  const query = { status, page, pageSize: COMPLAINTS_PAGE_SIZE }
  const { rows, total } = await listFor(who, { path: PATH, query, row: complaintSchema })
  return { complaints: rows, total }
}

export async function getStaffComplaint(who: OnBehalfOf, id: number): Promise<StaffComplaint> {
  const found = await readFor(who, { path: `${PATH}/${id}`, reply: complaintDetailSchema })
  const people = await listNames([found.enteredBy, found.answeredBy].filter((uid) => uid !== null))
  return { ...found, people, templates: answerTemplates(found.language) }
}

export const readStaffPhoto = (who: OnBehalfOf, id: number, name: string): Promise<Response> =>
  streamProductApi({ ...callFor(who), path: `${PATH}/${id}/photos/${name}`, accept: 'image/webp' })

export async function enterComplaint(who: OnBehalfOf, json: ComplaintEntry): Promise<ComplaintDetail> {
  return readFor(who, { path: `${PATH}/entries`, method: 'POST', json, reply: complaintDetailSchema })
}

export async function answerComplaint(
  who: OnBehalfOf,
  id: number,
  json: AnswerComplaint,
): Promise<ComplaintDetail> {
  return readFor(who, { path: `${PATH}/${id}/answer`, method: 'POST', json, reply: complaintDetailSchema })
}

export async function matchComplaint(
  who: OnBehalfOf,
  id: number,
  orderId: number | null,
): Promise<ComplaintDetail> {
  return readFor(who, {
    path: `${PATH}/${id}/order`,
    method: 'PATCH',
    json: { orderId },
    reply: complaintDetailSchema,
  })
}

import 'server-only'
import { complaintDetailSchema } from '@bieznik/contract/care/complaint'
import { answerTemplates } from '@/lib/complaint/answer-templates.server'
import type { StaffComplaint } from '@/lib/complaint/complaint-requests'
import { listNames } from '@/lib/user-records/people-names.server'
import { callFor, readFor, type OnBehalfOf } from './on-behalf.server'
import { streamProductApi } from './client.server'

const PATH = '/api/complaints'

/** With names and templates; staff only, as everything here. */
export async function getStaffComplaint(who: OnBehalfOf, id: number): Promise<StaffComplaint> {
  const found = await readFor(who, { path: `${PATH}/${id}`, reply: complaintDetailSchema })
  const people = await listNames([found.enteredBy, found.answeredBy].filter((uid) => uid !== null))
  return { ...found, people, templates: answerTemplates(found.language) }
}

export const readStaffPhoto = (who: OnBehalfOf, id: number, name: string): Promise<Response> =>
  streamProductApi({ ...callFor(who), path: `${PATH}/${id}/photos/${name}`, accept: 'image/webp' })

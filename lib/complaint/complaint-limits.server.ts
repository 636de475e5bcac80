import 'server-only'
import { clientAddress } from '@/lib/http/client-address.server'
import { limiterOf } from '@/lib/http/rate-limit.server'
import { takePhotoTurn } from '@/lib/pictures/make-photo.server'

/** Many people may share an address; a person corrects a form some times and sends it once. */
const countForm = limiterOf({ name: 'complaint_form', points: 30, seconds: 10 * 60 })
const countComplaint = limiterOf({ name: 'complaint', points: 10, seconds: 60 * 60 })
/** No mailbox is filled with acknowledgements. */
const countEmail = limiterOf({ name: 'complaint_email', points: 5, seconds: 60 * 60 })

/** Runs the work when it is its turn. Throws too_many_requests, or unavailable when too many wait already. */
export async function takeForm<T>(request: Request, work: () => Promise<T>): Promise<T> {
  await countForm(clientAddress(request))
  return takePhotoTurn(work)
}

/** Whether there is such an order has no part in it. Throws too_many_requests. */
export async function takeComplaint(request: Request, email: string): Promise<void> {
  await countComplaint(clientAddress(request))
  await countEmail(email.toLowerCase())
}

import 'server-only'
import { limitsOf } from '@/lib/plain-forms/form-limits.server'
import { takePhotoTurn } from '@/lib/pictures/make-photo.server'

const limits = limitsOf('complaint')

/** Runs the work when it is its turn. Throws too_many_requests, or unavailable when too many wait already. */
export async function takeForm<T>(request: Request, work: () => Promise<T>): Promise<T> {
  await limits.takeForm(request)
  return takePhotoTurn(work)
}

export const takeComplaint = limits.takeStatement

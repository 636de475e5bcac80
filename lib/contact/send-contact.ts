import { z } from 'zod'
import { requestJson } from '@/lib/http/request-json'
import type { ContactRequest } from './contact-message'

/** Sends a message to the shop; resolves when it was accepted, throws a `ProblemError` when it was not. */
export async function sendContact(message: ContactRequest): Promise<void> {
  await requestJson('/api/contact', { method: 'POST', json: message, reply: z.null() })
}

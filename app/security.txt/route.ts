import { connection } from 'next/server'
import { company } from '@/lib/company/company.server'
import { routing } from '@/lib/i18n/routing'
import { absoluteUrl } from '@/lib/seo/site-address.server'

/** For how long the contact holds at least, which readers want to be less than a year; it is said anew at each request. */
const VALID_FOR_MS = 180 * 24 * 60 * 60 * 1000

/** The contact for security reports (RFC 9116). */
export async function GET(): Promise<Response> {
  await connection()
  const lines = [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(Date.now() + VALID_FOR_MS).toISOString()}`,
    `Preferred-Languages: ${routing.locales.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

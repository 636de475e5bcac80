import 'server-only'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel'
import { z } from 'zod'
import type { CompanyData } from './company-data'
import { readAddress } from './read-address'

/** A register of companies; `null`: it does not know the number. Rejects when it cannot be asked. */
export type Register = (nip: string, signal: AbortSignal) => Promise<CompanyData | null>

/** After so many failures in a row a register is left alone for a minute. */
const FAILURES = 3
const REST_MS = 60_000

class RegisterError extends Error {
  override name = 'RegisterError'
}

/** `json` makes it a POST. */
async function ask(url: URL, signal: AbortSignal, json?: object): Promise<unknown> {
  const response = await fetch(url, {
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: { accept: 'application/json', ...(json && { 'content-type': 'application/json' }) },
    redirect: 'error',
    cache: 'no-store',
    signal,
  })
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new RegisterError(`the register answered with ${response.status}`)
}

function withBreaker(register: Register): Register {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(FAILURES),
    halfOpenAfter: REST_MS,
  })
  return (nip, signal) => breaker.execute(() => register(nip, signal))
}

const whiteListSchema = z.object({
  result: z.object({
    subject: z
      .object({
        name: z.string(),
        workingAddress: z.string().nullish(),
        residenceAddress: z.string().nullish(),
      })
      .nullable(),
  }),
})

/** The white list of taxpayers of the National Revenue Administration. `url`: such as https://wl-api.mf.gov.pl. */
export function whiteList(url: string): Register {
  return withBreaker(async (nip, signal) => {
    const address = new URL(`/api/search/nip/${nip}`, url)
    address.searchParams.set('date', dayInWarsaw(new Date()))
    const { subject } = whiteListSchema.parse(await ask(address, signal)).result
    if (!subject) return null
    return { name: subject.name, ...readAddress(subject.workingAddress ?? subject.residenceAddress ?? '') }
  })
}

/** What the country says, or why it cannot be asked, which comes with status 200 as well. */
const viesSchema = z.union([
  z.object({ valid: z.boolean(), name: z.string().optional(), address: z.string().optional() }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })) }),
])

/** VIES hides what a country does not publish. */
const published = (text = '') => (text === '---' ? '' : text)

/**
 * VIES of the European Commission, by `POST /check-vat-number` of its OpenAPI document
 * (https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml). `url`: such as https://ec.europa.eu.
 */
export function vies(url: string): Register {
  return withBreaker(async (nip, signal) => {
    const address = new URL('/taxation_customs/vies/rest-api/check-vat-number', url)
    const { data } = viesSchema.safeParse(await ask(address, signal, { countryCode: 'PL', vatNumber: nip }))
    if (!data) throw new RegisterError('VIES has no result: the reply has another shape')
    if ('errorWrappers' in data)
      throw new RegisterError(
        `VIES has no result: ${data.errorWrappers.map(({ error }) => error).join(', ')}`,
      )
    return data.valid ? { name: published(data.name), ...readAddress(published(data.address)) } : null
  })
}

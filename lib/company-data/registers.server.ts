import 'server-only'
import { dayInWarsaw } from '@bieznik/contract/calendar-day'
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

async function ask(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
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

const viesSchema = z.object({
  isValid: z.boolean(),
  userError: z.string().optional(),
  name: z.string().optional(),
  address: z.string().optional(),
})

/** VIES hides what a country does not tell. */
const told = (text = '') => (text === '---' ? '' : text)

/** VIES of the European Commission. `url`: such as https://ec.europa.eu. */
export function vies(url: string): Register {
  return withBreaker(async (nip, signal) => {
    const address = new URL(`/taxation_customs/vies/rest-api/ms/PL/vat/${nip}`, url)
    const { isValid, userError, name, address: written } = viesSchema.parse(await ask(address, signal))
    if (isValid) return { name: told(name), ...readAddress(told(written)) }
    if (userError === undefined || userError === 'INVALID') return null
    throw new RegisterError('VIES cannot ask the country')
  })
}

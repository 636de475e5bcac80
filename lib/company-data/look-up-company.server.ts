import 'server-only'
import { dayInWarsaw } from '@bieznik/contract/platform/calendar-day'
import { LRUCache } from 'lru-cache'
import { env } from '@/lib/env.server'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import type { CompanyData } from './company-data'
import { vies, whiteList, type Register } from './registers.server'

/** The buyer waits no longer, whatever the registers do. */
const WITHIN_MS = 3_000
/** The first register leaves the second the rest. */
const FIRST_WITHIN_MS = 1_800

const CACHED = 1_000

type Found = { company: CompanyData | null }

interface Options {
  /** In the order in which they are asked. */
  registers: readonly Register[]
  withinMs?: number
  firstWithinMs?: number
  now?: () => Date
}

/**
 * Asks the registers one after the other until one knows the number, and caches the result for the day. Throws `unavailable` when
 * none knows it and not all could be asked.
 */
export function companyLookUp({
  registers,
  withinMs = WITHIN_MS,
  firstWithinMs = FIRST_WITHIN_MS,
  now = () => new Date(),
}: Options): (nip: string) => Promise<CompanyData | null> {
  const cached = new LRUCache<string, Found>({ max: CACHED })

  async function askAll(nip: string): Promise<CompanyData | null> {
    const end = AbortSignal.timeout(withinMs)
    let failures = 0
    for (const [index, register] of registers.entries()) {
      const isLast = index === registers.length - 1
      const signal = isLast ? end : AbortSignal.any([end, AbortSignal.timeout(firstWithinMs)])
      try {
        const company = await register(nip, signal)
        if (company && company.name !== '') return company
      } catch (error) {
        failures += 1
        log.warn({ err: error, register: index }, 'company data: a register could not be asked')
      }
    }
    if (failures > 0) throw new ProblemError('unavailable', 'the registers of companies cannot be asked')
    return null
  }

  return async (nip) => {
    const key = `${dayInWarsaw(now())} ${nip}`
    const known = cached.get(key)
    if (known) return known.company
    const company = await askAll(nip)
    cached.set(key, { company })
    return company
  }
}

const registers = [
  ...(env.WHITE_LIST_URL === undefined ? [] : [whiteList(env.WHITE_LIST_URL)]),
  ...(env.VIES_URL === undefined ? [] : [vies(env.VIES_URL)]),
]

/** Whether any register is configured. */
export const hasCompanyData = registers.length > 0

export const lookUpCompany = companyLookUp({ registers })

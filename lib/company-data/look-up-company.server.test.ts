import { describe, expect, it, vi } from 'vitest'
import { log } from '@/lib/log/log.server'
import { companyLookUp } from './look-up-company.server'
import { whiteList, type Register } from './registers.server'

const company = { name: 'Opony sp. z o.o.', address: 'Polna 1', postCode: '30-001', city: 'Kraków' }
const NIP = '5260250274'
const away: Register = async () => {
  throw new Error('the register is away')
}

describe('asking', () => {
  it('asks once a day for each number', async () => {
    const register = vi.fn<Register>(async () => company)
    let now = new Date('2026-11-26T10:00:00Z')
    const lookUp = companyLookUp({ registers: [register], now: () => now })
    expect([await lookUp(NIP), await lookUp(NIP)]).toEqual([company, company])
    expect(register).toHaveBeenCalledTimes(1)
    now = new Date('2026-11-27T10:00:00Z')
    await lookUp(NIP)
    expect(register).toHaveBeenCalledTimes(2)
  })

  it('remembers that nobody knows a number, and never that a register was away', async () => {
    const unknown = vi.fn<Register>(async () => null)
    const lookUp = companyLookUp({ registers: [unknown] })
    expect([await lookUp(NIP), await lookUp(NIP)]).toEqual([null, null])
    expect(unknown).toHaveBeenCalledTimes(1)
    const broken = vi.fn<Register>(away)
    const lookUpBroken = companyLookUp({ registers: [broken] })
    for (const _time of [1, 2]) await expect(lookUpBroken(NIP)).rejects.toMatchObject({ code: 'unavailable' })
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('goes on to the next register when one is away, and names no number in the log', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
    expect(await companyLookUp({ registers: [away, async () => company] })(NIP)).toEqual(company)
    expect(warn).toHaveBeenCalledOnce()
    expect(JSON.stringify(warn.mock.calls)).not.toContain(NIP)
  })

  it('a register that is away is left alone for a while', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 500 }))
    const lookUp = companyLookUp({ registers: [whiteList('https://register.example')] })
    for (const _time of [1, 2, 3, 4, 5])
      await expect(lookUp(NIP)).rejects.toMatchObject({ code: 'unavailable' })
    expect(fetched).toHaveBeenCalledTimes(3)
    fetched.mockRestore()
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { companyLookUp } from '@/lib/company-data/look-up-company.server'
import { vies, whiteList } from '@/lib/company-data/registers.server'
import { inVies, SLOW_NIP, whiteListed } from '@/local-services/company-registers/companies'
import { startCompanyRegisters } from '@/local-services/company-registers/server'

const standIn = await startCompanyRegisters({ port: 0 })
afterAll(standIn.stop)

const registers = [whiteList(standIn.url), vies(standIn.url)]

describe('the registers of companies, as their stand-in answers', () => {
  it('the white list comes first', async () => {
    const [[nip, { name }] = ['', { name: '' }]] = Object.entries(whiteListed)
    expect(await companyLookUp({ registers })(nip)).toMatchObject({
      name,
      postCode: expect.stringMatching(/^\d{2}-\d{3}$/),
    })
  })

  it('VIES is asked for what the white list does not know', async () => {
    const [[nip, { name }] = ['', { name: '' }]] = Object.entries(inVies)
    expect(await companyLookUp({ registers })(nip)).toEqual({
      name,
      address: 'RYNEK 1',
      postCode: '30-001',
      city: 'KRAKÓW',
    })
  })

  it('a number that nobody knows is no company', async () => {
    expect(await companyLookUp({ registers })('1111111111')).toBeNull()
  })

  it('nobody waits longer than the limit', async () => {
    const lookUp = companyLookUp({ registers, withinMs: 120, firstWithinMs: 60 })
    const startedAt = performance.now()
    await expect(lookUp(SLOW_NIP)).rejects.toMatchObject({ code: 'unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

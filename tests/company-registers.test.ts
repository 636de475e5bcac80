import { afterAll, describe, expect, it } from 'vitest'
import { companyLookUp } from '@/lib/company-data/look-up-company.server'
import { vies, whiteList } from '@/lib/company-data/registers.server'
import { inVies, OUTAGE_NIP, SLOW_NIP, whiteListed } from '@/local-services/company-registers/companies'
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

  it('a number whose country cannot be asked is not known to be no company', async () => {
    await expect(companyLookUp({ registers })(OUTAGE_NIP)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('nobody waits longer than the limit', async () => {
    const lookUp = companyLookUp({ registers, withinMs: 120, firstWithinMs: 60 })
    const startedAt = performance.now()
    await expect(lookUp(SLOW_NIP)).rejects.toMatchObject({ code: 'unavailable' })
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe('the stand-in of VIES', () => {
  const address = `${standIn.url}/taxation_customs/vies/rest-api`
  const post = (body: unknown) =>
    fetch(`${address}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('has the published call and none other', async () => {
    const response = await post({ countryCode: 'PL', vatNumber: Object.keys(inVies)[0] })
    expect([response.status, await response.json()]).toMatchObject([200, { countryCode: 'PL', valid: true }])
    expect((await fetch(`${address}/ms/PL/vat/1234563218`)).status).toBe(404)
    expect((await fetch(`${address}/check-vat-number`)).status).toBe(405)
  })

  it.each([
    ['no number', { countryCode: 'PL' }],
    ['a number with its country', { countryCode: 'PL', vatNumber: 'PL1234563218' }],
    ['no country', { vatNumber: '1234563218' }],
  ])('refuses %s', async (_what, body) => {
    const response = await post(body)
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] },
    ])
  })
})

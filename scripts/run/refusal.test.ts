import { describe, expect, it } from 'vitest'
import { getRefusal } from './refusal.mjs'

const ours = { kind: 'ours', projectId: 'demo-bieznik', emulatorHost: '127.0.0.1:9099' } as const
const firebase = { kind: 'firebase', projectId: 'bieznik-sklep', emulatorHost: null } as const
const ourDatabase = { kind: 'ours', emulatorHost: '127.0.0.1:9000', url: null } as const
const emulatedDatabase = { ...ourDatabase, kind: 'emulator' } as const
const realDatabase = { kind: 'firebase', emulatorHost: null, url: 'https://sklep.firebaseio.com' } as const
const none = { kind: 'none', clientId: null } as const
const przelewy24 = { kind: 'none', merchantId: null } as const
const p24StandIn = { kind: 'ours', merchantId: null } as const
const inpost = { kind: 'none', organizationId: null } as const
const inpostStandIn = { kind: 'ours', organizationId: null } as const
const standIn = { kind: 'ours', clientId: null } as const
const paypal = { kind: 'paypal', clientId: 'a-client' } as const
const companyRegisters = { kind: 'configured' } as const
const ksef = { kind: 'configured' } as const
const local = 'http://127.0.0.1:3000'
const everywhere = 'https://opony.example'

describe('a start', () => {
  it.each([
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local }],
    [{ identity: ours, realtimeDatabase: emulatedDatabase, siteUrl: 'http://localhost:3000' }],
    [{ identity: firebase, realtimeDatabase: realDatabase, siteUrl: everywhere }],
    [{ identity: { ...ours, kind: 'emulator' as const }, realtimeDatabase: ourDatabase, siteUrl: local }],
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local, wallet: standIn }],
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local, wallet: paypal }],
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local, przelewy24: p24StandIn }],
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local, inpost: inpostStandIn }],
  ])('is fine with %j', (settings) => {
    expect(getRefusal({ ksef, inpost, companyRegisters, przelewy24, wallet: none, ...settings })).toBeNull()
  })

  it.each([everywhere, 'https://127.0.0.1.example'])('is refused with an emulator under %s', (siteUrl) => {
    expect(
      getRefusal({
        ksef,
        inpost,
        companyRegisters,
        przelewy24,
        identity: ours,
        realtimeDatabase: ourDatabase,
        siteUrl,
        wallet: none,
      }),
    ).toContain('SITE_URL')
  })

  it('is refused with an emulator in front of a real project', () => {
    const identity = { ...firebase, kind: 'emulator' as const, emulatorHost: '127.0.0.1:9099' }
    expect(
      getRefusal({
        ksef,
        inpost,
        companyRegisters,
        przelewy24,
        identity,
        realtimeDatabase: realDatabase,
        siteUrl: local,
        wallet: none,
      }),
    ).toContain('FIREBASE_AUTH_EMULATOR_HOST')
    expect(
      getRefusal({
        ksef,
        inpost,
        companyRegisters,
        przelewy24,
        identity: firebase,
        realtimeDatabase: emulatedDatabase,
        siteUrl: everywhere,
        wallet: none,
      }),
    ).toContain('FIREBASE_DATABASE_EMULATOR_HOST')
  })

  it('is refused with a real project whose database has no name', () => {
    const realtimeDatabase = { ...realDatabase, url: null }
    expect(
      getRefusal({
        ksef,
        inpost,
        companyRegisters,
        przelewy24,
        identity: firebase,
        realtimeDatabase,
        siteUrl: everywhere,
        wallet: none,
      }),
    ).toContain('FIREBASE_DATABASE_URL')
  })

  it.each([
    ['PAYPAL_CLIENT_ID', { identity: ours, siteUrl: local, wallet: { ...standIn, clientId: 'a-client' } }],
    ['FIREBASE_PROJECT_ID', { identity: firebase, siteUrl: local, wallet: standIn }],
  ])('is refused with the stand-in of PayPal beside a real %s', (variable, settings) => {
    const refusal = getRefusal({
      ksef,
      inpost,
      companyRegisters,
      przelewy24,
      realtimeDatabase: realDatabase,
      ...settings,
    })
    expect(refusal).toContain(variable)
    expect(refusal).toContain('PAYPAL_STAND_IN')
  })

  it.each([
    ['P24_MERCHANT_ID', { identity: ours, siteUrl: local, przelewy24: { ...p24StandIn, merchantId: '1' } }],
    ['FIREBASE_PROJECT_ID', { identity: firebase, siteUrl: local, przelewy24: p24StandIn }],
  ])('is refused with the stand-in of Przelewy24 beside a real %s', (variable, settings) => {
    const refusal = getRefusal({
      ksef,
      inpost,
      companyRegisters,
      wallet: none,
      realtimeDatabase: realDatabase,
      ...settings,
    })
    expect(refusal).toContain(variable)
    expect(refusal).toContain('P24_STAND_IN')
  })

  it.each([
    [
      'INPOST_SHIPX_ORGANIZATION_ID',
      { identity: ours, siteUrl: local, inpost: { ...inpostStandIn, organizationId: '1' } },
    ],
    ['FIREBASE_PROJECT_ID', { identity: firebase, siteUrl: local, inpost: inpostStandIn }],
  ])('is refused with the stand-in of InPost beside a real %s', (variable, settings) => {
    const refusal = getRefusal({
      ksef,
      companyRegisters,
      przelewy24,
      wallet: none,
      realtimeDatabase: realDatabase,
      ...settings,
    })
    expect(refusal).toContain(variable)
    expect(refusal).toContain('INPOST_STAND_IN')
  })

  it.each([
    ['COMPANY_REGISTERS_STAND_IN', { ksef, companyRegisters: { kind: 'ours' as const } }],
    ['KSEF_STAND_IN', { companyRegisters, ksef: { kind: 'ours' as const } }],
  ])('is refused with %s under a public address', (variable, standIns) => {
    const settings = {
      identity: firebase,
      realtimeDatabase: realDatabase,
      siteUrl: everywhere,
      wallet: none,
      przelewy24,
      inpost,
    }
    expect(getRefusal({ ...settings, ...standIns })).toContain(variable)
    expect(getRefusal({ ...settings, ...standIns, siteUrl: local })).toBeNull()
  })
})

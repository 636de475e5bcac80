import { describe, expect, it } from 'vitest'
import { getRefusal } from './refusal.mjs'

const ours = { kind: 'ours', projectId: 'demo-bieznik', emulatorHost: '127.0.0.1:9099' } as const
const firebase = { kind: 'firebase', projectId: 'bieznik-sklep', emulatorHost: null } as const
const local = 'http://127.0.0.1:3000'
const everywhere = 'https://opony.example'

describe('a start', () => {
  it.each([
    [{ identity: ours, siteUrl: local }],
    [{ identity: ours, siteUrl: 'http://localhost:3000' }],
    [{ identity: firebase, siteUrl: everywhere }],
    [{ identity: { ...ours, kind: 'emulator' as const }, siteUrl: local }],
  ])('is fine with %j', (settings) => {
    expect(getRefusal({ databaseEmulatorHost: null, ...settings })).toBeNull()
  })

  it('is refused with an emulator under a public address', () => {
    expect(getRefusal({ identity: ours, siteUrl: everywhere, databaseEmulatorHost: null })).toContain(
      'SITE_URL',
    )
    const fooled = { identity: ours, siteUrl: 'https://127.0.0.1.example', databaseEmulatorHost: null }
    expect(getRefusal(fooled)).toContain('SITE_URL')
  })

  it('is refused with an emulator in front of a real project', () => {
    const identity = { ...firebase, kind: 'emulator' as const, emulatorHost: '127.0.0.1:9099' }
    expect(getRefusal({ identity, siteUrl: local, databaseEmulatorHost: null })).toContain(
      'FIREBASE_AUTH_EMULATOR_HOST',
    )
    expect(
      getRefusal({ identity: firebase, siteUrl: everywhere, databaseEmulatorHost: '127.0.0.1:9000' }),
    ).toContain('FIREBASE_DATABASE_EMULATOR_HOST')
  })
})

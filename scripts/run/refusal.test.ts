import { describe, expect, it } from 'vitest'
import { getRefusal } from './refusal.mjs'

const ours = { kind: 'ours', projectId: 'demo-bieznik', emulatorHost: '127.0.0.1:9099' } as const
const firebase = { kind: 'firebase', projectId: 'bieznik-sklep', emulatorHost: null } as const
const ourDatabase = { kind: 'ours', emulatorHost: '127.0.0.1:9000', url: null } as const
const emulatedDatabase = { ...ourDatabase, kind: 'emulator' } as const
const realDatabase = { kind: 'firebase', emulatorHost: null, url: 'https://sklep.firebaseio.com' } as const
const local = 'http://127.0.0.1:3000'
const everywhere = 'https://opony.example'

describe('a start', () => {
  it.each([
    [{ identity: ours, realtimeDatabase: ourDatabase, siteUrl: local }],
    [{ identity: ours, realtimeDatabase: emulatedDatabase, siteUrl: 'http://localhost:3000' }],
    [{ identity: firebase, realtimeDatabase: realDatabase, siteUrl: everywhere }],
    [{ identity: { ...ours, kind: 'emulator' as const }, realtimeDatabase: ourDatabase, siteUrl: local }],
  ])('is fine with %j', (settings) => {
    expect(getRefusal(settings)).toBeNull()
  })

  it.each([everywhere, 'https://127.0.0.1.example'])('is refused with an emulator under %s', (siteUrl) => {
    expect(getRefusal({ identity: ours, realtimeDatabase: ourDatabase, siteUrl })).toContain('SITE_URL')
  })

  it('is refused with an emulator in front of a real project', () => {
    const identity = { ...firebase, kind: 'emulator' as const, emulatorHost: '127.0.0.1:9099' }
    expect(getRefusal({ identity, realtimeDatabase: realDatabase, siteUrl: local })).toContain(
      'FIREBASE_AUTH_EMULATOR_HOST',
    )
    expect(
      getRefusal({ identity: firebase, realtimeDatabase: emulatedDatabase, siteUrl: everywhere }),
    ).toContain('FIREBASE_DATABASE_EMULATOR_HOST')
  })

  it('is refused with a real project whose database has no name', () => {
    const realtimeDatabase = { ...realDatabase, url: null }
    expect(getRefusal({ identity: firebase, realtimeDatabase, siteUrl: everywhere })).toContain(
      'FIREBASE_DATABASE_URL',
    )
  })
})

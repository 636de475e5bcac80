import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AuthState } from '@/lib/auth/auth-state'
import { jan } from '@/tests/shop-examples'
import { forgetWithPerson } from './forget-with-person'

const fake = vi.hoisted(() => ({ state: { status: 'loading' } as object, tell: (): void => undefined }))
vi.mock('@/lib/auth/auth-state', () => ({
  getAuthState: () => fake.state,
  subscribeToAuthState: (listener: () => void) => {
    fake.tell = listener
    return () => {
      fake.tell = () => undefined
    }
  },
}))

const signedIn = (uid: string): AuthState => ({ status: 'signed-in', person: { ...jan, uid } })
const tell = (state: AuthState) => {
  fake.state = state
  fake.tell()
}

function open() {
  const client = new QueryClient()
  const stop = forgetWithPerson(client)
  client.setQueryData(['cart', 'jan'], ['a tire'])
  return { client, stop }
}

beforeEach(() => {
  fake.state = { status: 'loading' }
})

it.each<[string, AuthState]>([
  ['signs out', { status: 'signed-out' }],
  ['gives way to another', signedIn('ewa')],
])('forgets what is cached when a person %s', (_what, next) => {
  const { client } = open()
  tell(signedIn('jan'))
  client.setQueryData(['admin', 'orders'], ['an order'])
  tell(next)
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('keeps it when the same person has a new token, and when it becomes known who is signed in', () => {
  const { client } = open()
  tell(signedIn('jan'))
  tell(signedIn('jan'))
  expect(client.getQueryData(['cart', 'jan'])).toEqual(['a tire'])
})

it('no longer follows once it is told so', () => {
  const { client, stop } = open()
  tell(signedIn('jan'))
  stop()
  tell({ status: 'signed-out' })
  expect(client.getQueryData(['cart', 'jan'])).toEqual(['a tire'])
})

it('breaks off what is on its way', async () => {
  const { client } = open()
  tell(signedIn('jan'))
  const aborted = vi.fn<() => void>()
  const fetched = client
    .query({
      queryKey: ['orders', 'jan'],
      queryFn: ({ signal }) =>
        new Promise<string>((resolve) => {
          signal.addEventListener('abort', () => {
            aborted()
            resolve('too late')
          })
        }),
    })
    .catch((error: unknown) => error)
  tell({ status: 'signed-out' })
  await fetched
  expect(aborted).toHaveBeenCalledOnce()
  expect(client.getQueryCache().getAll()).toEqual([])
})

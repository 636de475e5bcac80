import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AuthState } from '@/lib/auth/auth-state'
import { jan } from '@/tests/shop-examples'
import { forgetWithPerson } from './forget-with-person'

const fake = vi.hoisted(() => ({ state: { status: 'loading' } as object, emit: (): void => undefined }))
vi.mock('@/lib/auth/auth-state', () => ({
  getAuthState: () => fake.state,
  subscribeToAuthState: (listener: () => void) => {
    fake.emit = listener
    return () => {
      fake.emit = () => undefined
    }
  },
}))

const signedIn = (uid: string): AuthState => ({ status: 'signed-in', person: { ...jan, uid } })
const emit = (state: AuthState) => {
  fake.state = state
  fake.emit()
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
])('clears the cache when a person %s', (_what, next) => {
  const { client } = open()
  emit(signedIn('jan'))
  client.setQueryData(['admin', 'orders'], ['an order'])
  emit(next)
  expect(client.getQueryCache().getAll()).toEqual([])
})

it('leaves it when the same person has a new token, and when it becomes known who is signed in', () => {
  const { client } = open()
  emit(signedIn('jan'))
  emit(signedIn('jan'))
  expect(client.getQueryData(['cart', 'jan'])).toEqual(['a tire'])
})

it('no longer follows once it is stopped', () => {
  const { client, stop } = open()
  emit(signedIn('jan'))
  stop()
  emit({ status: 'signed-out' })
  expect(client.getQueryData(['cart', 'jan'])).toEqual(['a tire'])
})

it('breaks off what is on its way', async () => {
  const { client } = open()
  emit(signedIn('jan'))
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
  emit({ status: 'signed-out' })
  await fetched
  expect(aborted).toHaveBeenCalledOnce()
  expect(client.getQueryCache().getAll()).toEqual([])
})

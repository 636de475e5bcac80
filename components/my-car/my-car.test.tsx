import { carsSchema, MAX_CARS } from '@bieznik/contract/catalogue/fit/car'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setAuthState } from '@/lib/auth/auth-state'
import type { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { replaceCars } from '@/lib/my-car/cars'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { aCar, jan } from '@/tests/shop-examples'
import { MyCar } from './my-car'

const bff = vi.hoisted(() => ({ call: vi.fn<typeof callBff>() }))
vi.mock('@/lib/http/bff', () => ({ callBff: bff.call }))

const t = translate('pl')
const KEY = 'bieznik.cars'
const field = (name: 'size' | 'name' | 'axleLoad' | 'bore' | 'boltCircle') =>
  screen.getByRole('textbox', {
    name: new RegExp(`^${t(`my_car.${name}`).replaceAll(/[()]/g, String.raw`\$&`)}`),
  })
const open = async (user: ReturnType<typeof renderIn>['user'], step: 'wheel' | 'papers') =>
  user.click(screen.getByRole('button', { name: new RegExp(`\\d\\. ${t(`my_car.steps.${step}`)}$`) }))
const save = () => screen.getByRole('button', { name: t('my_car.save') })

beforeEach(() => {
  window.localStorage.clear()
  replaceCars({ cars: [], currentId: null })
})

async function add(user: ReturnType<typeof renderIn>['user'], name: string) {
  await user.type(field('size'), '195/70 R15C 104/102R')
  await user.type(field('name'), name)
  await user.click(save())
}

it('stores a car in the browser, and says so', async () => {
  const { user } = renderIn(<MyCar />)
  expect(screen.getByText(t('my_car.none'))).toBeVisible()
  await add(user, 'Transit')
  expect(await screen.findByRole('status')).toHaveTextContent(t('my_car.saved', { name: 'Transit' }))
  expect(screen.getByText('195/70 R15C')).toBeVisible()
  expect(screen.queryByRole('button', { name: t('my_car.save') })).toBeNull()
  expect(window.localStorage.getItem(KEY)).toContain('"speedSymbol":"R"')
})

it('says at its field what cannot be read', async () => {
  const { user } = renderIn(<MyCar />)
  await open(user, 'wheel')
  await user.type(field('bore'), 'dużo')
  await open(user, 'papers')
  await user.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(t('my_car.errors.needed'))
  // An error leads to its field in whichever step that is.
  await user.click(within(alert).getByRole('link', { name: t('my_car.errors.bore') }))
  expect(field('bore')).toHaveFocus()
  expect(field('bore')).toHaveAccessibleDescription(expect.stringContaining(t('my_car.errors.bore')))
  expect(window.localStorage.getItem(KEY)).toBeNull()
})

it('says above its steps that one of two groups is needed, and at no field of either', async () => {
  const { user } = renderIn(<MyCar />)
  await open(user, 'wheel')
  await user.click(save())
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(t('my_car.errors.needed'))
  expect(within(alert).queryByRole('link')).toBeNull()
  expect(field('boltCircle')).not.toHaveAttribute('aria-invalid', 'true')
  expect(document.getElementById('car-size')).not.toHaveAttribute('aria-invalid', 'true')
  await user.type(field('boltCircle'), '5x112')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('is enough to know the wheel, and leads to the lists that it decides', async () => {
  const { user } = renderIn(<MyCar />)
  await open(user, 'wheel')
  await user.type(field('boltCircle'), '5x112')
  await user.type(field('bore'), '57,1')
  await user.click(save())
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [t('my_car.fitting.wheels'), '/wheels?fits=bolts-5x112_bore-57.1'],
    [t('my_car.fitting.spacers'), '/spacer?fits=bolts-5x112_bore-57.1'],
  ])
  expect(screen.getAllByText('5x112')[0]).toBeVisible()
})

it('shows in its drawing the number that is asked for', async () => {
  const { user, container } = renderIn(<MyCar />)
  const glowing = () =>
    Array.from(container.querySelectorAll('fieldset:not([hidden]) .glows')).map((each) => each.textContent)
  expect(glowing()).toEqual(['195/65 R15'])
  await open(user, 'wheel')
  expect(glowing()).toContain('5x112')
  await user.click(field('bore'))
  expect(glowing()).toContain('Ø 57,1')
  expect(glowing()).not.toContain('5x112')
})

it('has several cars, of which one is compared, edited or removed', async () => {
  const { user } = renderIn(<MyCar />)
  await add(user, 'Transit')
  await user.click(await screen.findByRole('button', { name: t('my_car.add') }))
  await add(user, 'Golf')
  const items = () => within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items()[1]).toHaveTextContent(t('my_car.current'))
  const of = (action: 'use' | 'edit' | 'remove', name: string) =>
    screen.getByRole('button', { name: t('my_car.of_car', { action: t(`my_car.${action}`), name }) })
  await user.click(of('use', 'Transit'))
  expect(items()[0]).toHaveTextContent(t('my_car.current'))
  await user.click(of('edit', 'Golf'))
  expect(field('name')).toHaveValue('Golf')
  await open(user, 'papers')
  await user.type(field('axleLoad'), '10,79 kN')
  await user.click(save())
  expect(items()[1]).toHaveTextContent('1100 kg')
  await user.click(of('remove', 'Golf'))
  expect(items()).toHaveLength(1)
  expect(items()[0]).toHaveTextContent(t('my_car.current'))
})

it('shows what another tab has changed', async () => {
  const { user } = renderIn(<MyCar />)
  await add(user, 'Transit')
  const other = window.localStorage.getItem(KEY)?.replace('Transit', 'Ducato') ?? ''
  window.localStorage.setItem(KEY, other)
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(screen.getByText('Ducato')).toBeVisible()
})

describe('with an account', () => {
  const OUTAGE = new ProblemError('unavailable', 'the shop does not answer')
  let account: unknown
  const answer: typeof callBff = async (_path, { json, reply }) => {
    account = json ?? account
    return reply.parse({ cars: account })
  }

  beforeEach(() => {
    account = null
    bff.call.mockReset().mockImplementation(answer)
    window.localStorage.setItem('bieznik.signedIn', String(Date.now() + 3_600_000))
    vi.spyOn(console, 'error').mockReturnValue(undefined)
  })
  afterEach(() => {
    act(() => setAuthState({ status: 'signed-out' }))
    vi.restoreAllMocks()
  })
  const comeIn = (isGuest = false) =>
    act(() => setAuthState({ status: 'signed-in', person: { ...jan, isGuest } }))

  it.each(routing.locales)(
    'shows the account’s cars and says that they are stored there, in %s',
    async (locale) => {
      account = { cars: [aCar('1', 'Transit')], currentId: '1' }
      renderIn(<MyCar />, locale)
      comeIn()
      expect(await screen.findByText(translate(locale)('my_car.account.synced'))).toBeVisible()
      expect(screen.getByText('Transit')).toBeVisible()
    },
  )

  it('sends a new car there', async () => {
    const { user } = renderIn(<MyCar />)
    comeIn()
    await screen.findByText(t('my_car.account.synced'))
    await add(user, 'Golf')
    await waitFor(() => expect(account).toMatchObject({ cars: [{ name: 'Golf' }] }))
    expect(await screen.findByText(t('my_car.account.synced'))).toBeVisible()
  })

  it('says that a car did not get there, leaves it here, and tries again when asked to', async () => {
    bff.call.mockRejectedValue(OUTAGE)
    const { user } = renderIn(<MyCar />)
    comeIn()
    await add(user, 'Golf')
    expect(await screen.findByText(t('my_car.account.failed'))).toBeVisible()
    expect(screen.getByText('Golf')).toBeVisible()
    expect(window.localStorage.getItem(KEY)).toContain('Golf')
    bff.call.mockImplementation(answer)
    await user.click(screen.getByRole('button', { name: t('my_car.account.retry') }))
    expect(await screen.findByText(t('my_car.account.synced'))).toBeVisible()
    expect(account).toMatchObject({ cars: [{ name: 'Golf' }] })
  })

  it('keeps what is being typed when the account’s cars come', async () => {
    account = { cars: [aCar('1', 'Transit')], currentId: '1' }
    const { user } = renderIn(<MyCar />)
    await user.type(field('size'), '195/70 R15C')
    comeIn()
    expect(await screen.findByText('Transit')).toBeVisible()
    expect(field('size')).toHaveValue('195/70 R15C')
  })

  it('loses nothing when more come than leave room for the car that is being typed', async () => {
    const { user } = renderIn(<MyCar />)
    await user.type(field('size'), '195/70 R15C')
    account = {
      cars: Array.from({ length: MAX_CARS }, (_, index) => aCar(`${index}`, `${index}`)),
      currentId: '1',
    }
    comeIn()
    await screen.findByText(t('my_car.account.synced'))
    await user.click(save())
    expect(screen.getByRole('heading', { name: t('my_car.add') })).toBeVisible()
    expect(field('size')).toHaveValue('195/70 R15C')
    expect(carsSchema.parse(account).cars).toHaveLength(MAX_CARS)
    const yours = screen.getByRole('region', { name: t('my_car.yours') })
    expect(within(yours).getAllByRole('listitem')).toHaveLength(MAX_CARS)
  })

  it('says that there is no room for the cars of both, and keeps those of the browser', async () => {
    const { user } = renderIn(<MyCar />)
    await add(user, 'Golf')
    account = {
      cars: Array.from({ length: MAX_CARS }, (_, index) => aCar(`${index}`, `${index}`)),
      currentId: '1',
    }
    comeIn()
    expect(await screen.findByText(t('my_car.account.full', { max: MAX_CARS }))).toBeVisible()
    expect(screen.getByText('Golf')).toBeVisible()
  })

  it('is not for guests', async () => {
    const { user } = renderIn(<MyCar />)
    comeIn(true)
    await add(user, 'Golf')
    expect(await screen.findByText(t('my_car.saved', { name: 'Golf' }))).toBeVisible()
    expect(bff.call).not.toHaveBeenCalled()
    expect(screen.queryByText(t('my_car.account.syncing'))).toBeNull()
  })
})

import { carsSchema } from '@bieznik/contract/fit/car'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { removeCar } from '@/lib/my-car/cars'
import { renderIn, translate } from '@/tests/render'
import { MyCar } from './my-car'

const t = translate('pl')
const KEY = 'bieznik.cars'
const field = (name: 'size' | 'name' | 'axleLoad' | 'bore') =>
  screen.getByRole('textbox', {
    name: new RegExp(`^${t(`my_car.${name}`).replaceAll(/[()]/g, String.raw`\$&`)}`),
  })
const save = () => screen.getByRole('button', { name: t('my_car.save') })

/** What other tests have left there. */
beforeEach(() => {
  for (const { id } of carsSchema.safeParse(JSON.parse(window.localStorage.getItem(KEY) ?? 'null')).data
    ?.cars ?? [])
    removeCar(id)
})

async function add(user: ReturnType<typeof renderIn>['user'], name: string) {
  await user.type(field('size'), '195/70 R15C 104/102R')
  await user.type(field('name'), name)
  await user.click(save())
}

it('keeps a car in the browser, and says so', async () => {
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
  await user.type(field('bore'), 'dużo')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(t('my_car.errors.size'))
  expect(field('bore')).toHaveAccessibleDescription(expect.stringContaining(t('my_car.errors.bore')))
  expect(window.localStorage.getItem(KEY)).toBeNull()
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

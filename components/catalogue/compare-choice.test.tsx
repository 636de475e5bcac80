import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { clearCompared } from '@/lib/catalogue/compared-choice'
import { renderIn, translate } from '@/tests/render'
import { CompareBar, CompareChoice } from './compare-choice'

const t = translate('pl')

beforeEach(() => {
  clearCompared()
})

const open = (...products: readonly (readonly ['Tire' | 'Wheel', number])[]) =>
  renderIn(
    <>
      {products.map(([productType, id]) => (
        <CompareChoice key={id} product={{ productType, id, title: `${id}` }} />
      ))}
      <CompareBar />
    </>,
  )

const choice = (id: number) => screen.getByRole('checkbox', { name: `${t('product.compare_choose')} ${id}` })
const link = (count: number) => screen.getByRole('link', { name: t('product.compare_chosen', { count }) })

it('leads to the comparison of what is chosen, and says how many', async () => {
  const { user } = open(['Tire', 7], ['Tire', 9])
  expect(screen.queryByRole('link')).toBeNull()
  await user.click(choice(7))
  await user.click(choice(9))
  expect(link(2)).toHaveAttribute('href', '/compare/7,9')
  await user.click(choice(7))
  expect(link(1)).toHaveAttribute('href', '/compare/9')
  await user.click(screen.getByRole('button', { name: t('product.compare_clear') }))
  expect(screen.queryByRole('link')).toBeNull()
})

it('mixes no kinds: another one begins anew', async () => {
  const { user } = open(['Tire', 7], ['Wheel', 9])
  await user.click(choice(7))
  await user.click(choice(9))
  expect(link(1)).toHaveAttribute('href', '/compare/9')
  expect(choice(7)).not.toBeChecked()
})

it('holds four: of five the first makes way', async () => {
  const { user } = open(['Tire', 1], ['Tire', 2], ['Tire', 3], ['Tire', 4], ['Tire', 5])
  for (const id of [1, 2, 3, 4, 5]) await user.click(choice(id))
  expect(link(4)).toHaveAttribute('href', '/compare/2,3,4,5')
})

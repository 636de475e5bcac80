import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultTireSearch } from '@/lib/catalogue/tire-filter-defaults'
import { tireFilterValues } from '@/lib/catalogue/tire-filter-segment'
import { requestJson } from '@/lib/http/request-json'
import { renderIn, translate } from '@/tests/render'
import { SizeSearch } from './size-search'

const push = vi.hoisted(() => vi.fn<(href: string) => void>())
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
  usePathname: () => '/',
}))
vi.mock('@/lib/http/request-json', () => ({ requestJson: vi.fn<typeof requestJson>() }))

const options = {
  width: ['195', '205'],
  profile: ['65', '80'],
  diameter: ['14', '15'],
  protector: ['Trasa', 'Bruk'],
}
const texts = { more: 'więcej', unchosen: 'Nic nie wybrano: 195/80 R15' }
const t = translate('pl')

function open() {
  const { user } = renderIn(
    <SizeSearch
      initial={{ ...tireFilterValues(defaultTireSearch), season: 'allseason' }}
      options={options}
      texts={texts}
      manufacturers={['Nadbieg']}
      seasons={[{ value: 'allseason', name: 'całoroczne' }]}
    />,
  )
  const list = (key: 'width' | 'profile' | 'diameter' | 'protector') =>
    screen.getByRole('combobox', { name: t(`tire_filter.${key}`) })
  return { user, list, button: screen.getByRole('button', { name: t('tire_filter.submit') }) }
}

/** The address that was gone to; what makes it of the form is loaded first. */
async function pushed(): Promise<string | undefined> {
  await waitFor(() => expect(push).toHaveBeenCalledOnce())
  return push.mock.calls[0]?.[0]
}

beforeEach(() => {
  window.sessionStorage.clear()
  push.mockReset()
  vi.mocked(requestJson).mockReset().mockResolvedValue(options)
})

// Shows S3.21, S9.9
it('shows a dash for a size that is not chosen, and searches for the one that it starts with', async () => {
  const { user, list, button } = open()
  for (const name of ['width', 'profile', 'diameter'] as const) {
    expect(list(name)).toHaveDisplayValue('–')
    expect(list(name).closest('form')).toHaveFormValues({ width: '195', profile: '80', diameter: '15' })
  }
  expect(screen.getByText(/Nic nie wybrano/)).toBeVisible()
  await user.click(button)
  expect(await pushed()).toBe(
    '/tires/filter/width=195&profile=80&diameter=15&season=allseason&priceFrom=0&priceTo=2000',
  )
})

it('shows the figures as soon as one of them is chosen', async () => {
  const { user, list } = open()
  await user.selectOptions(list('diameter'), '14')
  expect(list('width')).toHaveDisplayValue('195')
  expect(list('profile')).toHaveDisplayValue('80')
  expect(list('diameter')).toHaveDisplayValue('14')
  expect(screen.queryByText(/Nic nie wybrano/)).toBeNull()
})

it('asks for what is missing by dashes, and waits for it', async () => {
  const { user, list, button } = open()
  await user.selectOptions(list('width'), '205')
  expect(list('width')).toHaveDisplayValue('205')
  expect(list('profile')).toHaveDisplayValue('–')
  expect(list('profile')).toHaveValue('')
  expect(button).toBeDisabled()
  expect(screen.getByText(t('tire_filter.hint'))).toBeVisible()
})

it('has the other fields folded, and opens them for a price that cannot be read', async () => {
  const { user, button } = open()
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByText(texts.more))
  const price = await screen.findByRole('textbox', { name: t('tire_filter.price_to') })
  await user.clear(price)
  await user.type(price, 'tanio')
  await user.click(screen.getByText(texts.more))
  await user.click(button)
  expect(price.closest('details')).toHaveAttribute('open')
  expect(price).toHaveFocus()
  expect(push).not.toHaveBeenCalled()
})

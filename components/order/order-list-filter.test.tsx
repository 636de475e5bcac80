import { orderStatuses } from '@bieznik/contract/selling/order-status'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routing } from '@/lib/i18n/routing'
import { renderIn, translate } from '@/tests/render'
import { OrderListFilter } from './order-list-filter'

const labels = { search: 'Szukaj', searchHint: 'Nazwisko', status: 'Status' }
const open = (locale?: 'pl' | 'en' | 'ru') => renderIn(<OrderListFilter labels={labels} />, locale)
const search = () => screen.getByRole('searchbox', { name: 'Szukaj' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const query = () => window.location.search

beforeEach(() => window.history.replaceState(null, '', '/admin'))

describe('OrderListFilter', () => {
  it('shows what stands in the address, spaces that are being typed too', () => {
    window.history.replaceState(null, '', '/admin?search=Jan+&status=In+Processing')
    open()
    expect(search()).toHaveValue('Jan ')
    expect(status()).toHaveValue('In Processing')
  })

  it('writes what is typed and chosen into the address, where the pages begin anew', async () => {
    window.history.replaceState(null, '', '/admin?page=3')
    const { user } = open()
    await user.type(search(), 'Żółć & 7')
    expect(query()).toBe('?search=%C5%BB%C3%B3%C5%82%C4%87+%26+7')
    window.history.replaceState(null, '', '/admin?search=Jan&page=2')
    await user.selectOptions(status(), 'Sent')
    expect(query()).toBe('?search=Jan&status=Sent')
  })

  it('takes out of the address what is chosen no more', async () => {
    const { user } = open()
    await user.type(search(), 'a')
    await user.selectOptions(status(), 'Sent')
    await user.clear(search())
    await user.selectOptions(status(), '')
    expect(query()).toBe('')
    expect(window.location.pathname).toBe('/admin')
  })

  it.each(routing.locales)('names all statuses in %s', (locale) => {
    open(locale)
    const t = translate(locale)
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      t('status.all'),
      ...orderStatuses.map((each) => t(`status.${each}`)),
    ])
  })
})

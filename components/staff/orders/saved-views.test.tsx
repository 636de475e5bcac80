import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { renderIn, translate } from '@/tests/render'
import { SavedViews } from './saved-views'

const t = translate('pl')
const openWindow = () => screen.getByRole('button', { name: t('admin_orders.views') })

beforeEach(() => {
  window.localStorage.clear()
  window.history.replaceState(null, '', '/admin')
})

it('saves the filter that is shown, leads back to it, and removes it', async () => {
  window.history.replaceState(null, '', '/admin?status=Pending&delivery=delivery_with_assembly&page=3')
  const { user } = renderIn(<SavedViews />)
  await user.click(openWindow())
  await user.type(screen.getByLabelText(t('admin_orders.view_name')), 'Odbiory na dziś')
  await user.click(screen.getByRole('button', { name: t('admin_orders.save_view') }))
  await user.keyboard('{Escape}')

  const views = screen.getByRole('combobox', { name: t('admin_orders.view') })
  expect(views).toHaveValue('Odbiory na dziś')
  await user.selectOptions(views, '')
  expect(window.location.search).toBe('')
  await user.selectOptions(views, 'Odbiory na dziś')
  expect(window.location.search).toBe('?status=Pending&delivery=delivery_with_assembly')

  await user.click(openWindow())
  const name = t('admin_orders.remove_view', { name: 'Odbiory na dziś' })
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})

it('saves nothing where nothing is filtered, and says so', async () => {
  const { user } = renderIn(<SavedViews />)
  await user.click(openWindow())
  expect(screen.getByText(t('admin_orders.no_filter'))).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

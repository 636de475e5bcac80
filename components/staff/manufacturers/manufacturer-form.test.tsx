import type { Manufacturer } from '@bieznik/contract/catalogue/manufacturer'
import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { ManufacturerForm } from './manufacturer-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')
const felgart: Manufacturer = {
  id: 4,
  name: 'Felgart',
  mark: '',
  address: 'Stara 1, Łódź, Polska',
  contact: 'biuro@felgart.pl',
  country: 'PL',
  responsibleName: '',
  responsibleAddress: '',
  responsibleContact: '',
}
const onClose = vi.fn<() => void>()
let colleagueWrites: (known: Manufacturer) => void

function Screen() {
  const [known, setKnown] = useState(felgart)
  useEffect(() => {
    colleagueWrites = setKnown
  }, [])
  return <ManufacturerForm manufacturer={known} onClose={onClose} />
}

beforeEach(() => {
  bff.mockReset()
  onClose.mockReset()
})

it('a colleague’s change is reported, and what was typed here replaces it when that is wanted', async () => {
  const { user } = renderWithQueries(<Screen />)
  const mark = screen.getByRole('textbox', { name: new RegExp(t('admin_manufacturers.mark')) })
  await user.type(mark, 'FG')
  bff.mockImplementationOnce(async () => {
    colleagueWrites({ ...felgart, address: 'Nowa 2, Łódź, Polska' })
    throw new ProblemError('changed_meanwhile', 'text')
  })
  await user.click(screen.getByRole('button', { name: t('admin_manufacturers.save') }))
  expect(await screen.findByText('Nowa 2, Łódź, Polska')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: t('admin.keep_mine') }))
  expect(screen.getByDisplayValue('Nowa 2, Łódź, Polska')).toBeVisible()
  expect(mark).toHaveValue('FG')
  bff.mockResolvedValueOnce(felgart)
  await user.click(screen.getByRole('button', { name: t('admin_manufacturers.save') }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const address = 'Nowa 2, Łódź, Polska'
  expect(bff.mock.lastCall).toMatchObject([
    '/api/admin/manufacturers/4',
    { json: { address, mark: 'FG', from: { address, mark: '' } } },
  ])
})

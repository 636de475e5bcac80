import { screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { ProblemError } from '@/lib/http/problem-error'
import { translate } from '@/tests/render'
import { renderWithQueries } from '@/tests/render-with-queries'
import { NoteForm } from './note-form'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

const bff = vi.mocked(callBff)
const t = translate('pl')

/** What a colleague saves is known when it is read anew. */
let colleagueWrites: (note: string) => void

function Screen() {
  const [note, setNote] = useState('Dzwonił.')
  useEffect(() => {
    colleagueWrites = setNote
  }, [])
  return <NoteForm id={5} note={note} />
}

beforeEach(() => bff.mockReset())

it('what a colleague saves stands beside what is typed, which goes over it when that is wanted', async () => {
  const { user } = renderWithQueries(<Screen />)
  const box = screen.getByRole('textbox')
  await user.type(box, ' Oddzwonić.')
  bff.mockImplementationOnce(async () => {
    colleagueWrites('Załatwione.')
    throw new ProblemError('changed_meanwhile', 'text')
  })
  await user.click(screen.getByRole('button', { name: t('admin_withdrawals.save_note') }))
  expect(await screen.findByText('Załatwione.')).toBeVisible()
  expect(box).toHaveValue('Dzwonił. Oddzwonić.')

  await user.click(screen.getByRole('button', { name: t('admin.keep_mine') }))
  bff.mockImplementationOnce(async () => {
    colleagueWrites('Dzwonił. Oddzwonić.')
    return {}
  })
  await user.click(screen.getByRole('button', { name: t('admin_withdrawals.save_note') }))
  await waitFor(() => expect(screen.queryByText('Załatwione.')).not.toBeInTheDocument())
  expect(bff.mock.calls.map(([, { json }]) => json)).toEqual([
    { note: 'Dzwonił. Oddzwonić.', from: 'Dzwonił.' },
    { note: 'Dzwonił. Oddzwonić.', from: 'Załatwione.' },
  ])
  expect(screen.getByRole('button', { name: t('admin_withdrawals.save_note') })).toBeDisabled()
})

it('what a colleague saves is taken over while nothing is typed', async () => {
  renderWithQueries(<Screen />)
  await waitFor(() => colleagueWrites('Załatwione.'))
  expect(await screen.findByDisplayValue('Załatwione.')).toBeVisible()
  expect(screen.queryByRole('button', { name: t('admin.keep_mine') })).not.toBeInTheDocument()
})

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { callBff } from '@/lib/http/bff'
import { renderWithQueries } from '@/tests/render-with-queries'
import { MakerInput } from './maker-input'

vi.mock('@/lib/http/bff', () => ({ callBff: vi.fn<typeof callBff>() }))

it('suggests the known manufacturers once it is used, and asks for none before', async () => {
  vi.mocked(callBff).mockResolvedValue([{ id: 1, name: 'Felgart' }])
  const { user } = renderWithQueries(<MakerInput aria-label="maker" />)
  expect(callBff).not.toHaveBeenCalled()
  await user.click(screen.getByRole('combobox'))
  await vi.waitFor(() =>
    expect(document.querySelector('datalist option')).toHaveAttribute('value', 'Felgart'),
  )
})

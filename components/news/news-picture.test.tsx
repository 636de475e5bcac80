import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NewsPicture } from './news-picture'

const place = { sizes: '100vw', widths: [640] }

it('shows the picture, and the drawing when it is broken', () => {
  const { container } = renderIn(<NewsPicture url="/news/press.jpg" alt="Prasa" place={place} className="" />)
  const picture = screen.getByRole('img', { name: 'Prasa' })
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(picture)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toBeInTheDocument()
})

it('shows the drawing when there is no picture', () => {
  const { container } = renderIn(<NewsPicture url={null} alt="Prasa" place={place} className="" />)
  expect(container.querySelector('svg')).toBeInTheDocument()
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NewsPicture } from './news-picture'

it('shows the picture, and the drawing when it is broken', () => {
  const { container } = renderIn(<NewsPicture url="/news/press.jpg" alt="Prasa" sizes="100vw" className="" />)
  const picture = screen.getByRole('img', { name: 'Prasa' })
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(picture)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')).toBeInTheDocument()
})

it('shows the drawing when there is no picture', () => {
  const { container } = renderIn(<NewsPicture url={null} alt="Prasa" sizes="100vw" className="" />)
  expect(container.querySelector('svg')).toBeInTheDocument()
})

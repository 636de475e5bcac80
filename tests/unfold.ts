import { fireEvent, screen } from '@testing-library/react'

/** Opens whatever is closed, as somebody would who looks for all that there is. */
export function unfold(): void {
  for (const button of screen.queryAllByRole('button', { expanded: false })) fireEvent.click(button)
}

import { createPortal } from 'react-dom'
import { Loading } from '@/components/ui/loading'

/** Over the whole page, which stays where it is until what was asked for is there. In the body, out of reach of the layout around it. */
export function LoadingOverlay() {
  return createPortal(
    <div className="fixed inset-0 z-30 flex animate-appear items-center justify-center bg-paper/75">
      <div className="border border-line bg-sheet px-8 shadow-lift">
        <Loading />
      </div>
    </div>,
    document.body,
  )
}

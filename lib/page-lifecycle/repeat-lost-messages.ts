import { onShownAgain } from './shown-again'

/**
 * Firefox loses the messages that are between two ports when a page enters the back/forward cache. React's scheduler, which
 * sends itself one empty message at a time, then waits for ever and nothing on the page reacts. One too many does no harm.
 * Has to run before React is loaded.
 */
export function repeatLostMessages(): void {
  const channels: MessageChannel[] = []
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      channels.push(this)
    }
  }
  onShownAgain(() => {
    for (const { port2 } of channels) port2.postMessage(null)
  })
}

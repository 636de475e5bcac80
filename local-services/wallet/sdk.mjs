/*
 * Stands in for PayPal's button script. It is served as a classic script to a page of the shop and gives it
 * `window.paypal.Buttons`, as far as the shop uses it: a button that opens a dialog in which the buyer pays, pays with a card
 * that is declined, or cancels. The real one opens a page of PayPal.
 */
{
  const script = document.currentScript
  const origin = script instanceof HTMLScriptElement ? new URL(script.src).origin : location.origin

  /**
   * @typedef {import('@paypal/paypal-js').PayPalButtonsComponentOptions} Options
   * @typedef {'approve' | 'decline' | null} Choice null: the buyer cancelled
   */

  /**
   * @param {string} id
   * @param {RequestInit} [init]
   * @returns {Promise<string>} what it answered
   */
  const ask = async (id, init) => {
    const reply = await fetch(`${origin}/checkoutnow/${id}`, init)
    if (!reply.ok) throw new Error(`The stand-in of PayPal answered ${reply.status}.`)
    return String(await reply.json())
  }

  /**
   * @param {string} words
   * @param {string} colors
   */
  const makeButton = (words, colors) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words
    button.style.cssText = `display:block;width:100%;min-height:48px;margin:8px 0 0;padding:8px 16px;border-radius:4px;font:600 16px/1.3 sans-serif;cursor:pointer;${colors}`
    return button
  }

  /**
   * @param {string} amount
   * @returns {Promise<Choice>}
   */
  const askBuyer = (amount) =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog')
      dialog.lang = 'en'
      dialog.setAttribute('aria-labelledby', 'paypal-stand-in-title')
      dialog.style.cssText =
        'margin:auto;width:min(400px,calc(100vw - 32px));padding:24px;border:1px solid #2c2e2f;border-radius:8px;background:#fff;color:#111;font:16px/1.5 sans-serif'
      const title = document.createElement('h2')
      title.id = 'paypal-stand-in-title'
      title.style.cssText = 'font:600 20px/1.3 sans-serif;margin:0 0 8px'
      title.textContent = 'PayPal (stand-in)'
      const text = document.createElement('p')
      text.style.margin = '0 0 8px'
      text.textContent = `Pay ${amount} to Bieżnik? No money moves.`
      const pay = makeButton('Pay now', 'background:#003087;color:#fff;border:1px solid #003087')
      const decline = makeButton(
        'Pay with a card that is declined',
        'background:#fff;color:#003087;border:1px solid #003087',
      )
      const cancel = makeButton('Cancel', 'background:#fff;color:#111;border:1px solid #6c7378')
      dialog.append(title, text, pay, decline, cancel)
      /** @type {Choice} */
      let choice = null
      pay.addEventListener('click', () => {
        choice = 'approve'
        dialog.close()
      })
      decline.addEventListener('click', () => {
        choice = 'decline'
        dialog.close()
      })
      cancel.addEventListener('click', () => dialog.close())
      // Escape closes it as well.
      dialog.addEventListener('close', () => {
        dialog.remove()
        resolve(choice)
      })
      document.body.append(dialog)
      dialog.showModal()
    })

  /**
   * @param {Options} options
   * @param {string} orderID
   */
  const checkOut = async (options, orderID) => {
    const choice = await askBuyer(await ask(orderID))
    if (choice === null) {
      options.onCancel?.({ orderID }, { redirect: () => undefined })
      return
    }
    const payerID = await ask(orderID, { method: 'POST', body: new URLSearchParams({ choice }) })
    const restart = () => void run(options, () => checkOut(options, orderID))
    await options.onApprove?.(
      { orderID, payerID },
      { redirect: (address) => location.assign(address), restart },
    )
  }

  /**
   * @param {Options} options
   * @param {() => Promise<void>} work
   */
  const run = async (options, work) => {
    try {
      await work()
    } catch (error) {
      options.onError?.({ message: error instanceof Error ? error.message : String(error) })
    }
  }

  /** @param {Options} first */
  const Buttons = (first = {}) => {
    let options = first
    let isEnabled = true
    const button = makeButton('PayPal', 'background:#ffc439;color:#111;border:1px solid #ffc439;margin:0')
    button.setAttribute('aria-label', 'PayPal')
    button.addEventListener('click', () => {
      if (!isEnabled) return
      void run(options, async () => {
        await options.onClick?.(
          { fundingSource: 'paypal' },
          { reject: async () => undefined, resolve: async () => undefined },
        )
        const orderID = await options.createOrder?.(
          { paymentSource: 'paypal' },
          { order: { create: () => Promise.reject(new Error('Orders are created on the server.')) } },
        )
        if (orderID) await checkOut(options, orderID)
      })
    })
    /** @param {boolean} value */
    const enable = async (value) => {
      isEnabled = value
      button.setAttribute('aria-disabled', String(!value))
    }
    return {
      isEligible: () => true,
      /** @param {HTMLElement | string} container */
      render: async (container) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container
        place?.append(button)
        options.onInit?.({}, { enable: () => enable(true), disable: () => enable(false) })
      },
      close: async () => button.remove(),
      /** @param {Options} props */
      updateProps: async (props) => {
        options = { ...options, ...props }
      },
      resume: () => undefined,
      hasReturned: () => false,
    }
  }

  Object.assign(window, { paypal: { version: 'stand-in', Buttons } })
}

/**
 * What page translation of Chrome does: each text node gives way to two `<font>` elements around its words, at once and whenever a text comes
 * or changes. The words stay as they are, so that what is looked for is found. It is sent to browsers, so it needs nothing from outside.
 * The function that it returns ends that.
 */
export function translatePage(): () => void {
  const tag: string = 'font'

  const isTranslatable = ({ data, parentElement: parent }: Text): boolean =>
    data.trim() !== '' &&
    parent !== null &&
    parent.closest('font, script, style, noscript, textarea, svg') === null

  function translate(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts.filter(isTranslatable)) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  translate(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

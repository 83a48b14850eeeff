// A Euchre player in JavaScript, for the protocol of docs/protocol.md: copy it and write your own `choose`.
// Try it against swift:  euchre arena "cmd:node examples/line_player.js" swift

const readline = require('node:readline')

// Orders up or names a suit it holds three cards of; leads high, follows low, trumps when it cannot follow.
function choose({ hand, legal, up_card: upCard, trick, trump }) {
  const held = (suit) => hand.filter((card) => card.at(-1) === suit).length
  if (legal.includes('order') && held(upCard.at(-1)) >= 3) return 'order'
  const name = legal.find((action) => action.startsWith('name ') && held(action.split(' ')[1][0]) >= 3)
  if (name) return name
  if (legal.includes('pass')) return 'pass'
  if (!legal[0].startsWith('play ')) return legal[0]
  const rank = (card) => '789TJQKA'.indexOf(card[0])
  const cards = legal.map((action) => action.split(' ')[1]).sort((one, other) => rank(one) - rank(other))
  if (trick.length === 0) return `play ${cards.at(-1)}`
  return `play ${cards.find((card) => card.at(-1) === trump) ?? cards[0]}`
}

const lines = readline.createInterface({ input: process.stdin })
lines.on('line', (line) => {
  const message = JSON.parse(line)
  if ('hello' in message) console.log(JSON.stringify({ ready: 1, name: 'Script', author: 'the Euchre founders' }))
  else if ('view' in message) console.log(JSON.stringify({ action: choose(message.view) }))
  else if ('quit' in message) process.exit()
})

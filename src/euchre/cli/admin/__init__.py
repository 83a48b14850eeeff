"""The commands `euchre admin ...`: how whoever runs a server looks after its store."""

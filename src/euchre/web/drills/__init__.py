"""The drills of a server: choosing them for a guest, keeping the answers, and adding those of the guest's matches."""
